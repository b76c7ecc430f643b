import { createTheme } from '@mantine/core'

/** One accent color. Its shades for text and buttons are in `studio.css`, because they differ from Mantine's shades. */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: 8,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  components: {
    Badge: { defaultProps: { tt: 'none' } },
    // Puts Mantine's small gray help text between label and input, so people read it before typing.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] } },
  },
})
