const leapYear = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
const dayOfMonth = [
  '(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])',
  '(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)',
  '02-(?:0[1-9]|1[0-9]|2[0-8])',
].join('|')

/**
 * Pattern of a calendar day, `YYYY-MM-DD`: proleptic Gregorian calendar from 0001-01-01 to 9999-12-31, leap years
 * included. Year 0 is excluded because PostgreSQL has none.
 */
export const dayPattern = `^(?!0000)(?:[0-9]{4}-(?:${dayOfMonth})|${leapYear}-02-29)$`
