import { readFileSync } from 'node:fs'

const list = new URL('../../../../assets/commonPasswords.txt', import.meta.url)
const common = new Set(readFileSync(list, 'utf8').split('\n').filter(Boolean))

/** Common passwords, compared case-insensitively. */
export const isCommon = (password: string): boolean => common.has(password.toLowerCase())
