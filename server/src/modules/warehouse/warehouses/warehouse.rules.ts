interface Taking {
  readonly id: string
  readonly dept_id: string
  readonly address: string
  readonly takes_orders: boolean
}

const plain = (address: string) => address.replaceAll(/[\s，,、。]/gu, '')

/**
 * Warehouse that what an order brings is put away in: the one that the delivery went to, else the one of the nearest
 * department upward that takes in its orders; null: the department keeps the goods itself.
 */
export function warehouseFor<W extends Taking>(
  warehouses: readonly W[],
  { address, deptPath }: { readonly address: string; readonly deptPath: readonly string[] },
): W | null {
  const delivered = plain(address)
  // The longest address is the most exact one: 产业路 1 is a part of 产业路 18 号, too.
  const [named] = warehouses
    .filter((one) => plain(one.address) !== '' && delivered.includes(plain(one.address)))
    .toSorted((a, b) => plain(b.address).length - plain(a.address).length)
  if (named) return named
  const near = warehouses
    .filter((one) => one.takes_orders && deptPath.includes(one.dept_id))
    .toSorted((a, b) => deptPath.indexOf(b.dept_id) - deptPath.indexOf(a.dept_id))
  return near[0] ?? null
}
