/** The code of the business areas that a site chooses. A site without such areas does not load this module. */
export { areas } from '../business/areas.gen.ts'
export { selectors } from '../business/selectors.gen.ts'
