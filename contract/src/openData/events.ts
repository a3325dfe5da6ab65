import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Type } from '#contract/kit/schema.ts'
import { ProfileStatus } from './profiles.ts'

const ofProfile = { code: Type.String(), edition: Type.Integer() }
const ofRelease = { releaseId: Type.String() }

export const openDataEvents = {
  ...eventsOf('openDataProfile', ProfileStatus, {
    saved: ofProfile,
    submitted: ofProfile,
    published: ofProfile,
    sentBack: ofProfile,
    ended: ofProfile,
  }),
  ...eventsOf('openDataRelease', noStates, {
    withdrawalProposed: ofRelease,
    withdrawn: ofRelease,
    withdrawalDeclined: ofRelease,
  }),
  ...eventsOf('openData', noStates, { prefixSet: { before: Type.String(), after: Type.String() } }),
}
