/** Group purchase of the demo; times in hours from now. */
export interface DemoGroup {
  readonly proposed: number
  readonly ends: number
  readonly freezeHours: number
  readonly note: string
  /** Quantities of the rungs, and their prices as shares of the list price. */
  readonly rungs: readonly (readonly [from: number, share: number])[]
  readonly maxQty: number
  readonly perBuyer: number | null
  /** Quantities that buyers join with, one after the other. */
  readonly joins: readonly number[]
  /** Orders, counted from the end, that no approver has decided yet. */
  readonly waiting: number
}

export const demoGroups: readonly DemoGroup[] = [
  {
    proposed: -190,
    ends: -30,
    freezeHours: 24,
    note: '成团后 7 天内送达各部门',
    rungs: [
      [20, 0.94],
      [60, 0.9],
      [100, 0.86],
    ],
    maxQty: 200,
    perBuyer: 40,
    joins: [24, 18, 20, 12],
    waiting: 1,
  },
  {
    proposed: -150,
    ends: -6,
    freezeHours: 12,
    note: '含上门安装',
    rungs: [
      [50, 0.92],
      [120, 0.88],
    ],
    maxQty: 300,
    perBuyer: null,
    joins: [10, 8],
    waiting: 0,
  },
  {
    proposed: -72,
    ends: 43,
    freezeHours: 24,
    note: '含配送，成团后 15 天内送达各部门',
    rungs: [
      [20, 0.95],
      [40, 0.91],
      [80, 0.88],
      [160, 0.84],
    ],
    maxQty: 300,
    perBuyer: 30,
    joins: [22, 16, 14, 8, 6],
    waiting: 2,
  },
]
