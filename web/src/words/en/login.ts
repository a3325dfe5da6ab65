import type { SameKeys } from '../same.ts'
import type { login as zh } from '../zh-CN/login.ts'

export const login: SameKeys<typeof zh> = {
  slider: {
    title: 'Security check',
    refresh: 'Another picture',
    hint: 'Drag right to fit the piece',
    keys: 'Arrow keys move, Enter lets go',
    handle: 'Puzzle piece',
    checking: 'Checking…',
    failed: 'The picture could not be loaded',
  },
}
