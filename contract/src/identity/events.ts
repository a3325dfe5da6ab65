import { changedFieldsOf } from '#contract/kit/changes.ts'
import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Id, Instant, List, OneOf, Type } from '#contract/kit/schema.ts'
import { SessionMethod } from './account.ts'
import type { PositionDraft } from './positions.ts'
import type { DepartmentDraft } from './departments.ts'

const texts = List(Type.String())
const changedName = { before: Type.String(), after: Type.String() }

export const identityEvents = {
  ...eventsOf('session', OneOf(['open', 'ended']), {
    opened: { method: SessionMethod },
    ended: {},
  }),
  ...eventsOf('department', OneOf(['active', 'disabled']), {
    added: { name: Type.String(), fullName: Type.String() },
    edited: { ...changedName, ...changedFieldsOf<keyof DepartmentDraft>() },
    moved: changedName,
    merged: changedName,
    disabled: {},
    enabled: {},
  }),
  ...eventsOf('position', OneOf(['active', 'disabled']), {
    created: { name: Type.String() },
    edited: { name: Type.String(), ...changedFieldsOf<keyof PositionDraft>() },
    disabled: {},
    enabled: {},
  }),
  ...eventsOf('person', noStates, {
    contactChanged: { before: Type.String({ description: 'masked' }), after: Type.String({ description: 'masked' }) },
  }),
  ...eventsOf('role', noStates, {
    added: { name: Type.String(), permissions: texts },
    edited: { name: Type.String(), added: texts, removed: texts, ...changedFieldsOf<'name' | 'enName'>() },
    provisioned: {},
    unprovisioned: {},
  }),
  ...eventsOf('account', OneOf(['active', 'disabled']), {
    added: { userCode: Type.String(), userName: Type.String() },
    edited: {
      userCode: Type.String(),
      userName: Type.String(),
      ...changedFieldsOf<'userName' | 'userCode' | 'deptId' | 'expiresOn' | 'positionId' | 'managerId'>(),
    },
    disabled: {},
    enabled: {},
    rolesChanged: { added: texts, removed: texts },
    reachChanged: changedFieldsOf<'reachRole' | 'reach' | 'reachDepts'>(),
    // By whom is the actor of the event, as whom its `on_behalf_of`.
    impersonated: { byName: Type.String(), until: Instant, sessionId: Id },
    impersonationEnded: { sessionId: Id },
  }),
}
