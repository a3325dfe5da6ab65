import { readFileSync } from 'node:fs'

const list = new URL('../../../assets/commonPasswords.txt', import.meta.url)
const common = new Set(readFileSync(list, 'utf8').split('\n').filter(Boolean))

/** One of those that are tried first; capital letters make it no other. */
export const isCommon = (password: string): boolean => common.has(password.toLowerCase())
