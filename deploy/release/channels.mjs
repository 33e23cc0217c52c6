export const CHANNELS = ['dev', 'staging', 'production'];
