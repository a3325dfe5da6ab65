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

/** Own restrictions of the caller, and applications to restore functions. */

export const isBlackPermissionV2 = route({
  method: 'GET',
  path: '/sysrest/api/blackList/isBlackPermissionV2',
  access: 'session',
  summary: 'Check whether the caller is restricted from the function of a path: inBlackList or notInBlackList',
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
  summary: "List the caller's restricted functions",
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
  reply: Type.String({ description: 'reply of the operators; empty before the decision' }),
  decidedAt: Maybe(Instant),
  createdAt: Instant,
  submittedAt: Maybe(Instant),
})
export type MyApplication = Static<typeof MyApplication>

const { max } = attachmentKinds.documents
/** Input without required fields: `rules.ts` checks them with the messages of the specification. */
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
      max,
    ),
  ),
}
const ofDraft = { id: Optional(Id), version: Optional(Type.Integer()) }

export const startApprovalFlow = route({
  method: 'POST',
  path: '/sysrest/api/blackList/startApprovalFlow',
  access: 'session',
  rateLimit: 'login',
  summary: 'Submit an application to restore functions, from a draft if `id` is given',
  input: shape({ ...ofDraft, ...written }),
  reply: MyApplication,
})
export const saveRestoreDraft = route({
  method: 'POST',
  path: '/sysrest/api/blackList/saveDraft',
  access: 'session',
  rateLimit: 'login',
  summary: 'Save an application as a draft',
  input: shape({ ...ofDraft, ...written }),
  reply: MyApplication,
})
export const withdrawRestore = route({
  method: 'POST',
  path: '/sysrest/api/blackList/withdraw',
  access: 'session',
  summary: 'Recall an application before its decision; it becomes a draft',
  input: shape({ id: Id, version: Type.Integer() }),
  reply: MyApplication,
})
export const listMyApplications = listRoute({
  path: '/sysrest/api/blackList/mine',
  access: 'session',
  summary: "List the caller's applications, newest first",
  filters: { status: Optional(ApplicationStatus) },
  record: MyApplication,
})
