/**
 * The parts of Chakra that host and remotes use. Sharing the whole library would cost every
 * visitor what nobody shows; a part that a screen needs is added here.
 */
export {
	Alert,
	Avatar,
	Badge,
	Box,
	Breadcrumb,
	Card,
	Center,
	Checkbox,
	CloseButton,
	Field,
	Fieldset,
	Flex,
	Grid,
	Heading,
	HStack,
	Image,
	Input,
	InputGroup,
	NativeSelect,
	Separator,
	SimpleGrid,
	Skeleton,
	Spacer,
	Spinner,
	Stack,
	Switch,
	Tag,
	Text,
	VisuallyHidden,
	VStack,
	Wrap,
} from '@chakra-ui/react';
export { Button, IconButton } from './Button.tsx';
