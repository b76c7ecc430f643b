/** The drawings of the icon set, for tools that show them to the people who choose one. */
export { icons as iconShapes } from '../widgets/_shared/icons.ts'
