import { createTheme } from '@mantine/core'

/** One accent. Its shades for text and buttons are in `studio.css`, because they differ from those of Mantine. */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: 8,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  components: {
    Badge: { defaultProps: { tt: 'none' } },
    // The label names the field; Mantine's small grey help text is below it, where it is read before typing.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] } },
  },
})
