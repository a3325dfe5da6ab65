import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Attachments } from '#contract/files/files.ts'
import { sentenceOf } from '#contract/kit/refusals.ts'
import { List, Note, shape } from '#contract/kit/schema.ts'
import { type MyApplication, saveRestoreDraft, startApprovalFlow } from '#contract/restrictions/blackList.ts'
import { PermissionId, permissionIds } from '#contract/restrictions/functions.ts'
import { restrictionsRefusals } from '#contract/restrictions/refusals.ts'
import { applicationChecks } from '#contract/restrictions/rules.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { useMe } from '#web/kit/client/me.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'

const Written = shape({
  applyUserName: Note(50),
  applyUserMobile: Note(30),
  permissionIdList: List(PermissionId, permissionIds.length),
  applyReason: Note(1000),
  files: Attachments('documents'),
})

const sentence = (code: keyof typeof restrictionsRefusals | undefined) =>
  code && sentenceOf(restrictionsRefusals[code], languageTag())

const versionOf = ({ id, version }: MyApplication) => ({ id, version })
const inputOf = (saved: MyApplication) => ({
  ...versionOf(saved),
  applyUserName: saved.applyUserName,
  applyUserMobile: saved.applyUserMobile,
  permissionIdList: saved.permissionIdList,
  applyReason: saved.applyReason,
  storageFileDtoList: saved.storageFileDtoList.map(({ storageFileId }) => ({ storageFileId })),
})

interface Options {
  /** Restricted functions. */
  readonly ids: readonly PermissionId[]
  /** Draft to continue. */
  readonly draft?: MyApplication | undefined
  readonly onClose: () => void
}

/** Form of an application: drafts may be incomplete, sending requires a complete one. */
export function useRestoreForm({ ids, draft, onClose }: Options) {
  const { t } = useTranslation()
  const me = useMe()
  const sending = useWrite(startApprovalFlow, {
    silent: true,
    onDone: () => {
      toast.success(t('restoring.sent'))
      onClose()
    },
  })
  const send = (saved: MyApplication) => {
    const onError = (error: Error) => error instanceof Refused && latest.current.showRefusal(error)
    sending.mutate(inputOf(saved), { onError })
  }
  const form = useForm({
    route: saveRestoreDraft,
    schema: Written,
    fixed: draft && versionOf(draft),
    initial: draft
      ? { ...draft, files: draft.storageFileDtoList }
      : { applyUserName: me?.userInfo.userName ?? '', permissionIdList: ids.length === 1 ? ids : [] },
    labels: 'restoring.form',
    check: ({ applyUserName = '', applyUserMobile = '', permissionIdList = [], applyReason = '' }, step) => {
      if (step !== 'apply') return {}
      const written = { applyUserName, applyUserMobile, permissionIdList, applyReason }
      return Object.fromEntries(
        Object.entries(applicationChecks).map(([field, violationOf]) => [field, sentence(violationOf(written))]),
      )
    },
    toInput: ({ files, ...written }, fixed) => ({
      ...fixed,
      ...written,
      storageFileDtoList: files.map((storageFileId) => ({ storageFileId })),
    }),
    onSaved: versionOf,
    onDone: (saved, step) => {
      if (step === 'apply') return send(saved)
      toast.success(t('restoring.draftSaved'))
      onClose()
    },
  })
  const latest = useRef(form)
  useEffect(() => void (latest.current = form))
  return { form, isSending: sending.isPending }
}
