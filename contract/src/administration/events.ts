import { changedFieldsOf } from '#contract/kit/changes.ts'
import { eventsOf, noStates } from '#contract/kit/event.ts'
import { OneOf, Type } from '#contract/kit/schema.ts'
import type { LegalEntityDraft } from './legalEntities.ts'
import type { MenuDraft } from './menuEntries.ts'

const named = { name: Type.String() }
const changed = { before: Type.String(), after: Type.String() }

export const administrationEvents = {
  ...eventsOf('menuEntry', noStates, {
    added: named,
    edited: { ...named, ...changedFieldsOf<keyof MenuDraft>() },
    moved: { ...named, ...changed },
    hidden: named,
    shown: named,
    restored: named,
    removed: named,
  }),
  ...eventsOf('dictionary', noStates, {
    added: named,
    edited: { name: Type.String(), ...changedFieldsOf<'name' | 'enName'>() },
    removed: named,
  }),
  ...eventsOf('dictItem', OneOf(['active', 'disabled']), {
    added: named,
    edited: { name: Type.String(), ...changedFieldsOf<'name' | 'enName' | 'place' | 'isDefault'>() },
    disabled: {},
    enabled: {},
    removed: named,
  }),
  ...eventsOf('sequence', noStates, {
    edited: { code: Type.String(), ...changedFieldsOf<'pattern' | 'reset'>() },
    restored: { code: Type.String() },
  }),
  ...eventsOf('printTemplate', noStates, {
    edited: { kind: Type.String(), ...changedFieldsOf<'header' | 'footer' | 'notes' | 'showLogo' | 'hidden'>() },
    restored: { kind: Type.String() },
  }),
  ...eventsOf('legalEntity', OneOf(['active', 'disabled']), {
    created: named,
    edited: { name: Type.String(), ...changedFieldsOf<keyof LegalEntityDraft>() },
    disabled: {},
    enabled: {},
  }),
  ...eventsOf('calendarDay', noStates, {
    added: { day: Type.String(), ...named },
    edited: { day: Type.String(), ...changedFieldsOf<'kind' | 'name' | 'enName'>() },
    removed: { day: Type.String(), ...named },
  }),
}
