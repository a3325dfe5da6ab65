import type { App } from '#kit/http/serve.ts'
import type { Module } from '#kit/module.ts'
import { calendarRoutes } from './calendars/calendar.routes.ts'
import { configurationRoutes } from './configurations/configuration.routes.ts'
import { dictionaryRoutes } from './dictionaries/dictionary.routes.ts'
import { legalEntityRoutes } from './legalEntities/legalEntity.routes.ts'
import { menuRoutes } from './menus/menu.routes.ts'
import { printTemplateRoutes } from './printTemplates/printTemplate.routes.ts'
import { sequenceRoutes } from './sequences/sequence.routes.ts'

export { addMenuEntry, editMenuEntry, moveMenuEntry } from './menus/menu.service.ts'

export const administration: Module = {
  routes(app: App) {
    menuRoutes(app)
    dictionaryRoutes(app)
    configurationRoutes(app)
    sequenceRoutes(app)
    printTemplateRoutes(app)
    calendarRoutes(app)
    legalEntityRoutes(app)
  },
}
