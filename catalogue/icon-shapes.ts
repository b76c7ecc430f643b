/** The drawings of the icon set, for tools in which people choose an icon. */
export { icons as iconShapes } from '../widgets/_shared/icons.ts'
