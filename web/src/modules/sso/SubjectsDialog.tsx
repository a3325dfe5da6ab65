import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addSubject, type Entry, exportSubjects, listSubjects, removeSubject } from '#contract/sso/ssoEntries.ts'
import { Refused, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useName } from '#web/kit/format/useName.ts'
import css from './SsoEntriesPage.module.css'

/** Who from outside is whom here. */
export function SubjectsDialog({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const nameOf = useName()
  return (
    <Dialog title={t('sso.office.subjectsTitle', { name: nameOf(entry) })} width={800} place="right" onClose={onClose}>
      <AddSubject entryId={entry.id} />
      <Subjects entry={entry} />
    </Dialog>
  )
}

function AddSubject({ entryId }: { readonly entryId: string }) {
  const { t } = useTranslation()
  const [subject, setSubject] = useState('')
  const [userCode, setUserCode] = useState('')
  const [tried, setTried] = useState(false)
  const add = useWrite(addSubject, { silent: true })
  const needed = (value: string) => (tried && value.trim() === '' ? t('sso.office.needed') : undefined)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (subject.trim() === '' || userCode.trim() === '') return
    const onSuccess = () => {
      toast.success(t('common.done'))
      setSubject('')
      setUserCode('')
      setTried(false)
    }
    add.mutate({ entryId, subject: subject.trim(), userCode: userCode.trim() }, { onSuccess })
  }
  const refusal = add.error instanceof Refused ? add.error.message : undefined
  return (
    <form className={css['add']} noValidate onSubmit={onSubmit}>
      <Field
        label={t('sso.field.subject')}
        value={subject}
        onChange={(value) => setSubject(String(value))}
        control={<Input maxLength={500} />}
        error={needed(subject)}
      />
      <Field
        label={t('sso.field.userCode')}
        value={userCode}
        onChange={(value) => setUserCode(String(value))}
        control={<Input maxLength={64} />}
        error={needed(userCode) ?? refusal}
      />
      <Button type="submit" look="solid" busy={add.isPending}>
        {t('sso.office.addSubject')}
      </Button>
    </form>
  )
}

function Subjects({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation()
  const remove = useWrite(removeSubject)
  const take = async (id: string, name: string) => {
    const words = { title: t('sso.office.removeTitle'), text: t('sso.office.removeText', { name }) }
    if (await confirm({ ...words, ok: t('common.remove'), cancel: t('common.cancel'), danger: true }))
      remove.mutate({ id })
  }
  return (
    <LocalList
      route={listSubjects}
      fixed={{ entryId: entry.id }}
      exported={exportSubjects}
      label={t('sso.office.act.subjects')}
      rowKey={({ id }) => id}
      empty={<Empty title={t('sso.office.noSubjects')} reason={t('sso.office.noSubjectsReason')} />}
      columns={[
        {
          key: 'subject',
          title: t('sso.field.subject'),
          lead: true,
          // A partner's links have no issuer of their own.
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
            <Button look="text" onClick={() => void take(id, subject)}>
              {t('common.remove')}
            </Button>
          ),
        },
      ]}
    />
  )
}
