import { AttachedFiles, attachmentKinds, StorageFileId } from '#contract/files/files.ts'
import { listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { PermissionId, permissionIds } from './functions.ts'
import { ApplicationStatus } from './states.ts'

/** What people see of their own restrictions, and how they apply to have a function back. */

export const isBlackPermissionV2 = route({
  method: 'GET',
  path: '/sysrest/api/blackList/isBlackPermissionV2',
  access: 'session',
  summary: 'Whether the function that a path belongs to is kept from the caller: inBlackList or notInBlackList.',
  input: shape({ apiUrl: Text(300) }),
  reply: Type.Unsafe<'inBlackList' | 'notInBlackList'>({ type: 'string', enum: ['inBlackList', 'notInBlackList'] }),
})

export const DisabledFunction = shape({
  permissionId: PermissionId,
  permissionName: Type.String(),
  enName: Type.String(),
  reason: Type.String(),
  startTime: Instant,
  endTime: Maybe(Instant),
})
export type DisabledFunction = Static<typeof DisabledFunction>

export const getDisable = route({
  method: 'GET',
  path: '/sysrest/api/blackDetail/getDisable',
  access: 'session',
  summary: 'The functions that are kept from the caller now.',
  input: Nothing,
  reply: List(DisabledFunction),
})

export const MyApplication = shape({
  id: Id,
  version: Type.Integer(),
  applyUserName: Type.String(),
  applyUserMobile: Type.String(),
  permissionIdList: List(PermissionId),
  applyReason: Type.String(),
  storageFileDtoList: AttachedFiles,
  status: ApplicationStatus,
  reply: Type.String({ description: 'of the operators, empty before they have decided' }),
  decidedAt: Maybe(Instant),
  createdAt: Instant,
  submittedAt: Maybe(Instant),
})
export type MyApplication = Static<typeof MyApplication>

const { most } = attachmentKinds.documents
/** Loose where the specification has sentences of its own: `rules.ts` says them. */
const written = {
  applyUserName: Optional(Note(50)),
  applyUserMobile: Optional(Note(30)),
  permissionIdList: Optional(List(PermissionId, permissionIds.length)),
  applyReason: Optional(Note(1000)),
  storageFileDtoList: Optional(
    List(
      shape({
        storageFileId: StorageFileId,
        fileName: Optional(Note(300)),
        fileUrl: Optional(Note(500)),
        fileId: Optional(Id),
        size: Optional(Type.Integer({ minimum: 0 })),
      }),
      most,
    ),
  ),
}
const ofDraft = { id: Optional(Id), version: Optional(Type.Integer()) }

export const startApprovalFlow = route({
  method: 'POST',
  path: '/sysrest/api/blackList/startApprovalFlow',
  access: 'session',
  rateLimit: 'login',
  summary: 'Applies to have functions back, of a draft where `id` names one.',
  input: shape({ ...ofDraft, ...written }),
  reply: MyApplication,
})
export const saveRestoreDraft = route({
  method: 'POST',
  path: '/sysrest/api/blackList/saveDraft',
  access: 'session',
  rateLimit: 'login',
  summary: 'Keeps an application as a draft.',
  input: shape({ ...ofDraft, ...written }),
  reply: MyApplication,
})
export const withdrawRestore = route({
  method: 'POST',
  path: '/sysrest/api/blackList/withdraw',
  access: 'session',
  summary: 'Takes an application back, as a draft, before somebody has decided.',
  input: shape({ id: Id, version: Type.Integer() }),
  reply: MyApplication,
})
export const listMyApplications = listRoute({
  path: '/sysrest/api/blackList/mine',
  access: 'session',
  summary: 'My applications, the newest first.',
  filters: { status: Optional(ApplicationStatus) },
  record: MyApplication,
})
