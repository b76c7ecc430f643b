/** Schema of a fact that reports whether data of the gateway is loaded. */
export const loadingState = {
  type: 'string',
  enum: ['idle', 'loading', 'ready', 'error'],
  labels: { idle: 'not loaded', loading: 'loading', ready: 'ready', error: 'failed' },
} as const
