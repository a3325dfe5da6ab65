import { calendars } from './zh-CN/calendars.ts'
import { configurations } from './zh-CN/configurations.ts'
import { dictionaries } from './zh-CN/dictionaries.ts'
import { legalEntities } from './zh-CN/legalEntities.ts'
import { menus } from './zh-CN/menus.ts'
import { printTemplates } from './zh-CN/printTemplates.ts'
import { sequences } from './zh-CN/sequences.ts'

export const messages = { calendars, configurations, dictionaries, legalEntities, menus, printTemplates, sequences }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    administration: typeof messages
  }
}
