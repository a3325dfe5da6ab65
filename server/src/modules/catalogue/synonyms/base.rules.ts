import { groupsFrom, type SynonymGroup } from '../synonym.rules.ts'
import { office } from './office.rules.ts'

/** The synonyms and trade terms that hold for every tenant, unless it switches one off. */
export const baseSynonyms: readonly SynonymGroup[] = [office].flatMap(groupsFrom)
