import { decimal, units } from '#contract/kit/money.ts'
import { Type } from '#contract/kit/schema.ts'

/** Points 积分 that pay a part of an order: one point is one cent. */
export const mostPoints = 99_999_999
export const Points = Type.Integer({ minimum: 0, maximum: mostPoints, description: 'points; 100 are one yuan' })

/** Yuan of points. */
export const yuanOfPoints = (points: number): string => decimal(BigInt(points) * 100n)
/** Points of yuan, which have whole cents. */
export const pointsOfYuan = (amount: string): number => Number(units(amount) / 100n)
