import { homeEditor } from './en/homeEditor.ts'

export const messages = { homeEditor }
