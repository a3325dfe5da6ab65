import { catalogue } from './en/catalogue.ts'
import { search } from './en/search.ts'

export const messages = { catalogue, search }
