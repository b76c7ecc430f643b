/**
 * Returns the number of columns of a grid on wide screens, and `row` for a row that scrolls if a grid would have an
 * empty cell. All shelves of a page have cards of one size: a row shows six.
 */
export const wideColumns = (count: number): 6 | 5 | 'row' => (count % 6 === 0 ? 6 : count % 5 === 0 ? 5 : 'row')
