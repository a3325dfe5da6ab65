/** Words of a path that say nothing about the file. */
const verbs = /^(?:list)?(?:export|download)|(?:export|download|file)$/gi

/**
 * File name for clients that read ASCII only: what the call is about, with the ASCII part of the name, such as
 * `orders-2026-11-29.xlsx`. Without it they would be given question marks.
 */
export function asciiName(name: string, path: string): string {
  if (/^[\x20-\x7e]+$/.test(name)) return name
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''
  const plain = name
    .slice(0, name.length - ending.length)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ._-]+/g, '')
    .replace(/^[\s._-]+|[\s._-]+$/g, '')
  const subject = path
    .split('/')
    .filter((step) => !step.startsWith(':'))
    .map((step) => step.replace(verbs, ''))
    .findLast((step) => step !== '' && step !== 'api')
  const words = (subject ?? 'file').replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  return `${[words, plain].filter((part) => part !== '').join('-')}${ending}`
}
