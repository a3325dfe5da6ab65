/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {}
