/**
 * The parts of Chakra that host and remotes use. Sharing the whole library would cost every
 * visitor what nobody shows; a part that a screen needs is added here.
 */
export {
	Alert, Avatar, Badge, Box, Breadcrumb, Button, Card, Center, Checkbox, CloseButton, Combobox, Dialog, Drawer,
	Field, Fieldset, Flex, Grid, GridItem, Group, Heading, HStack, IconButton, Image, Input,
	InputGroup, Kbd, Link as ChakraLink, Menu, NativeSelect, Popover, Portal, Progress, RadioGroup,
	SegmentGroup, Separator, SimpleGrid, Skeleton, Spacer, Spinner, Stack, Stat, Switch, Table, Tabs, Tag,
	Text, Textarea, Tooltip, VisuallyHidden, VStack, Wrap, createListCollection, useListCollection,
} from '@chakra-ui/react';
