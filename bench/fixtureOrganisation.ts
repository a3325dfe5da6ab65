import type { DemoOrganisation } from '#server/demo/organisations/demoOrganisation.ts'

export const host = 'bench.localhost'
const departments = 16
/** About 100,000 goods; 480,000 products are about a million. */
export const products = Number(process.env['BENCH_PRODUCTS'] ?? 48_000)

export const organisation: DemoOrganisation = {
  code: 'bench',
  name: '测量集团',
  // Requests without a host name use the IP address.
  hosts: [host, '127.0.0.1'],
  settings: {},
  products,
  departments: [
    ['001', '测量集团', '1000000000.00'],
    ...Array.from({ length: departments }, (_, n): [string, string, string] => [
      `001${String(n + 1).padStart(3, '0')}`,
      `部门 ${n + 1}`,
      '9000000000.00',
    ]),
  ],
  people: Array.from({ length: departments * 3 }, (_, n): [string, string, string, string[]] => [
    `person${n + 1}`,
    `员工 ${n + 1}`,
    `001${String((n % departments) + 1).padStart(3, '0')}`,
    [n < departments ? 'deptHead' : 'buyer'],
  ]),
}
export const buyersOf = ({ people }: DemoOrganisation) => people.filter(([, , , roles]) => roles.includes('buyer'))
