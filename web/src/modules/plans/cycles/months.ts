/** The month of a day and those after it, a year long: `2026-12`. */
export function comingMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: 13 }, (_, after) => {
    const at = month - 1 + after
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}
