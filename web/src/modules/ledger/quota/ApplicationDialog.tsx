import { charactersIn } from '#contract/kit/text/characters.ts'
import { useTranslation } from 'react-i18next'
import { Attachments, downloadFile } from '#contract/files/files.ts'
import { sentenceOf } from '#contract/kit/refusals.ts'
import { Note, shape } from '#contract/kit/schema.ts'
import {
  applyForQuota,
  longestMobile,
  longestReason,
  maxQuotaFiles,
  myQuotaApplication,
  violationsOfApplication,
} from '#contract/ledger/quotaApplications.ts'
import { ledgerRefusals } from '#contract/ledger/refusals.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMe } from '#web/kit/client/me.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { confirm } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'

const schema = shape({
  attachment: Attachments('documents', maxQuotaFiles),
  applyReason: Note(longestReason),
  mobile: Note(longestMobile),
})

const sentence = (code: keyof typeof ledgerRefusals | undefined) =>
  code && sentenceOf(ledgerRefusals[code], languageTag())
/** File in the format of the call. */
const fileOf = (storageFileId: string) => ({
  storageFileId,
  fileUrl: `${downloadFile.path}?storage_file_id=${storageFileId}`,
})

/** Dialog to apply for a quota of the person's department. */
export function ApplicationDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const me = useMe()
  const last = useOptionalRead(myQuotaApplication, {})?.latest
  const form = useForm({
    route: applyForQuota,
    schema,
    initial: { attachment: [], applyReason: '', mobile: '' },
    labels: 'quota.field',
    failed: t('quota.form.failed'),
    check: ({ attachment = [], applyReason = '', mobile = '' }) => {
      const violations = violationsOfApplication({ mobile, applyReason, files: attachment.length })
      return {
        attachment: sentence(violations.attachment),
        applyReason: sentence(violations.applyReason),
        mobile: sentence(violations.mobile),
      }
    },
    toInput: ({ attachment, applyReason, mobile }) => ({
      mobile: mobile.trim(),
      applyReason: applyReason.trim(),
      attachment: JSON.stringify(attachment.map(fileOf)),
    }),
    onDone: () => {
      onClose()
      void confirm({ title: t('quota.sent.title'), text: t('quota.sent.text'), ok: t('common.know') })
    },
  })
  const length = t('quota.form.length', { count: charactersIn(form.values.applyReason ?? ''), max: longestReason })
  return (
    <FormDialog of={form} title={t('quota.form.title')} submit={t('quota.form.submit')} width={600} onClose={onClose}>
      <Stack>
        {last?.status === '03' && (
          <Alert tone="warn" title={t('quota.form.refused')}>
            {last.reason}
          </Alert>
        )}
        <p>{t('quota.form.dept', { dept: me?.deptInfo.fullDeptName ?? '' })}</p>
        <Fields
          of={form}
          columns={1}
          fields={{
            attachment: { required: true, hint: t('quota.form.filesHint') },
            applyReason: {
              as: 'lines',
              rows: 4,
              required: true,
              hint: length,
              placeholder: t('quota.form.reasonHint'),
            },
            mobile: { as: 'line', required: true },
          }}
        />
      </Stack>
    </FormDialog>
  )
}
