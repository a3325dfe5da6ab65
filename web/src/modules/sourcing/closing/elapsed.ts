/** Message of an elapsed time: in seconds up to two minutes, then in minutes, hours and days. */
export function elapsed(
  seconds: number,
): [
  'closing.elapsed.seconds' | 'closing.elapsed.minutes' | 'closing.elapsed.hours' | 'closing.elapsed.days',
  { readonly count: number },
] {
  const [minutes, hours, days] = [60, 3600, 86_400].map((unit) => Math.floor(seconds / unit)) as [
    number,
    number,
    number,
  ]
  if (seconds <= 120) return ['closing.elapsed.seconds', { count: seconds }]
  if (minutes <= 120) return ['closing.elapsed.minutes', { count: minutes }]
  return hours <= 48 ? ['closing.elapsed.hours', { count: hours }] : ['closing.elapsed.days', { count: days }]
}
