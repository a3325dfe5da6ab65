import { articles } from './en/articles.ts'
import { columns } from './en/articleColumns.ts'

export const messages = { articles, columns }
