/** Every widget with its version and migrations, for publishing. Built with the prerenderer, not for browsers. */
export { widgets as versions } from '../widgets/widgets.gen.ts'
