export const statementPath = (id: string): string => `/statement?id=${id}`

/** Month of a day and those before it: `2026-11`. */
export function pastMonths(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, before) => {
    const at = year * 12 + month - 1 - before
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

/** Page on which an invoice is resolved. */
export const matchingPath = (id: string): string => `/matching?id=${id}`
