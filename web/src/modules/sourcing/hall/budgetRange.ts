import { Check } from 'typebox/schema'
import { compare } from '#contract/kit/money.ts'
import { Price } from '#contract/kit/schema.ts'

/** Violation of a budget range; its ends may be empty. */
export function budgetViolation(from: string, to: string): 'budgetWrong' | 'budgetTurned' | undefined {
  const isFine = (text: string) => text === '' || Check(Price, text)
  if (!isFine(from) || !isFine(to)) return 'budgetWrong'
  return from !== '' && to !== '' && compare(from, to) > 0 ? 'budgetTurned' : undefined
}
