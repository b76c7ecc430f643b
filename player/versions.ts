/** Every widget with its version and migrations, for publishing. Built beside the prerenderer; no player loads it. */
export { widgets as versions } from '../widgets/widgets.gen.ts'
