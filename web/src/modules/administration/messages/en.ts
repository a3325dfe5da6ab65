import { calendars } from './en/calendars.ts'
import { configurations } from './en/configurations.ts'
import { dictionaries } from './en/dictionaries.ts'
import { legalEntities } from './en/legalEntities.ts'
import { menus } from './en/menus.ts'
import { printTemplates } from './en/printTemplates.ts'
import { sequences } from './en/sequences.ts'

export const messages = { calendars, configurations, dictionaries, legalEntities, menus, printTemplates, sequences }
