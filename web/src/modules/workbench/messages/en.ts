import { workbench } from './en/workbench.ts'

export const messages = { workbench }
