import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry } from '#contract/sso/ssoEntries.ts'
import { addSubject, exportSubjects, listSubjects, removeSubject } from '#contract/sso/ssoSubjects.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { FormField } from '#web/kit/form/Fields.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { useName } from '#web/kit/format/useName.ts'
import css from './SsoEntriesPage.module.css'

/** Account mappings of an entry. */
export function SubjectsDialog({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const nameOf = useName()
  const [added, setAdded] = useState(0)
  return (
    <Dialog title={t('sso.admin.subjectsTitle', { name: nameOf(entry) })} width={800} place="right" onClose={onClose}>
      <AddSubject key={added} entryId={entry.id} onDone={() => setAdded((count) => count + 1)} />
      <Subjects entry={entry} />
    </Dialog>
  )
}

function AddSubject({ entryId, onDone }: { readonly entryId: string; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const form = useForm({
    route: addSubject,
    fixed: { entryId },
    labels: 'sso.field',
    onDone: () => (toast.success(t('common.done')), onDone()),
  })
  return (
    <Form of={form}>
      <div className={css['add']}>
        <FormField field={form.field('subject')} as="line" />
        <FormField field={form.field('userCode')} />
        <Button type="submit" variant="solid" busy={form.isBusy}>
          {t('sso.admin.addSubject')}
        </Button>
      </div>
    </Form>
  )
}

function Subjects({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation()
  const remove = useWrite(removeSubject)
  const take = async (id: string, name: string) => {
    const words = { title: t('sso.admin.removeTitle'), text: t('sso.admin.removeText', { name }) }
    if (await confirm({ ...words, ok: t('common.remove'), cancel: t('common.cancel'), danger: true }))
      remove.mutate({ id })
  }
  return (
    <LocalList
      route={listSubjects}
      fixed={{ entryId: entry.id }}
      exported={exportSubjects}
      label={t('sso.admin.act.subjects')}
      rowKey={({ id }) => id}
      empty={<Empty title={t('sso.admin.noSubjects')} reason={t('sso.admin.noSubjectsReason')} />}
      columns={[
        {
          key: 'subject',
          title: t('sso.field.subject'),
          lead: true,
          // Signed links have no issuer of their own.
          render: ({ subject, issuer }) => <RowName under={entry.adapter === 'link' ? '' : issuer}>{subject}</RowName>,
        },
        {
          key: 'userCode',
          title: t('sso.field.userCode'),
          render: ({ userCode, userName }) => <RowName under={userName}>{userCode}</RowName>,
        },
        {
          key: 'actions',
          title: t('common.actions'),
          render: ({ id, subject }) => (
            <Button variant="text" onClick={() => void take(id, subject)}>
              {t('common.remove')}
            </Button>
          ),
        },
      ]}
    />
  )
}
