import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as contract from '#contract/openData/profiles.ts'
import { useCaseStates } from '#web/kit/case/useCaseStates.tsx'
import { useOptionalRead, useRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from '../OpenData.module.css'
import { RulesInput } from './RulesInput.tsx'

const tones = { '01': 'mute', '02': 'warn', '03': 'ok', '04': 'mute' } as const
const versionOf = ({ id, version }: contract.OpenDataProfile) => ({ id, version })

/** Profiles of open data: written, tried on a real project, published by a second person. */
export function ProfilesPage() {
  const { t } = useTranslation()
  const states = useCaseStates(contract.profileStatusNames, tones)
  return (
    <RecordPage
      texts="openDataProfiles"
      route={contract.listProfiles}
      rowKey={({ id }) => id}
      renderAdd={(close) => <ProfileDialog onClose={close} />}
      below={<Prefix />}
      columns={[
        {
          key: 'name',
          lead: true,
          render: ({ name, code }) => <RowName under={`/ocds/${code}/releases`}>{name}</RowName>,
        },
        { ...states.column, title: t('openDataProfiles.field.status') },
        {
          key: 'isPrivate',
          render: ({ isPrivate }) => t(isPrivate ? 'openDataProfiles.private' : 'openDataProfiles.public'),
        },
        { key: 'edition', right: true, render: ({ edition }) => edition },
        { key: 'releases', right: true, render: ({ releases }) => releases },
        { key: 'problems', right: true, render: ({ problems }) => problems },
        { key: 'editor', desk: true },
        { key: 'publisher', desk: true, render: ({ publisher }) => publisher || '-' },
        { key: 'updatedAt', desk: true, render: ({ updatedAt }) => <Brief at={updatedAt} /> },
      ]}
      actions={{
        preview: {
          shown: () => true,
          renderDialog: (row, close) => <PreviewDialog profile={row} onClose={close} />,
        },
        publish: {
          confirm: ({ name, isPrivate }) => ({
            title: t('openDataProfiles.action.publish'),
            text: t(isPrivate ? 'openDataProfiles.publishPrivateText' : 'openDataProfiles.publishText', { name }),
          }),
          call: callTo(contract.publishProfile, versionOf),
        },
        sendBack: { call: callTo(contract.sendBackProfile, versionOf) },
        submit: { call: callTo(contract.submitProfile, versionOf) },
        edit: { renderDialog: (row, close) => <ProfileDialog edited={row} onClose={close} /> },
        end: {
          danger: true,
          confirm: ({ name }) => ({
            title: t('openDataProfiles.action.end'),
            text: t('openDataProfiles.endText', { name }),
          }),
          call: callTo(contract.endProfile, versionOf),
        },
      }}
    />
  )
}

interface ProfileDialogProps {
  readonly edited?: contract.OpenDataProfile
  readonly onClose: () => void
}

function ProfileDialog({ edited, onClose }: ProfileDialogProps) {
  const { t } = useTranslation()
  const isPublished = (edited?.edition ?? 0) > 0
  return (
    <RouteFormDialog
      title={t(edited ? 'openDataProfiles.action.edit' : 'openDataProfiles.add')}
      route={contract.saveProfile}
      fixed={edited ? versionOf(edited) : undefined}
      initial={
        edited
          ? { name: edited.name, code: edited.code, isPrivate: edited.isPrivate, rules: edited.rules }
          : { name: '', code: '', isPrivate: false, rules: [] }
      }
      labels="openDataProfiles.form"
      width={800}
      note={<p>{t('openDataProfiles.formNote')}</p>}
      fields={{
        name: {},
        code: { disabled: isPublished },
        isPrivate: { disabled: isPublished, wide: true },
        rules: { control: <RulesInput />, wide: true },
      }}
      onClose={onClose}
    />
  )
}

interface PreviewDialogProps {
  readonly profile: contract.OpenDataProfile
  readonly onClose: () => void
}

/** A release as the profile would publish it, of a project that the reader chooses. */
function PreviewDialog({ profile, onClose }: PreviewDialogProps) {
  const { t } = useTranslation()
  const { projects } = useRead(contract.openDataState, {})
  const [projectNo, setProjectNo] = useState(projects[0]?.projectNo ?? '')
  const shown = useOptionalRead(contract.previewProfile, { id: profile.id, projectNo }, projectNo !== '')
  return (
    <Dialog title={t('openDataProfiles.action.preview')} place="right" width={800} onClose={onClose}>
      <Stack>
        <Select
          aria-label={t('openDataProfiles.project')}
          aria-required
          value={projectNo}
          options={projects.map((project) => ({
            value: project.projectNo,
            label: `${project.projectNo} ${project.title}`,
          }))}
          onChange={setProjectNo}
        />
        {shown && shown.problems.length > 0 && (
          <Alert tone="err" title={t('openDataProfiles.invalid')}>
            <ul>
              {shown.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Alert>
        )}
        {shown && shown.problems.length === 0 && <Alert tone="info" title={t('openDataProfiles.valid')} />}
        {shown && <pre className={css['body']}>{indented(shown.body)}</pre>}
      </Stack>
    </Dialog>
  )
}

/** JSON over several lines; numbers stay as they are written. */
export const indented = (body: string): string => {
  let depth = 0
  return body.replaceAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g, (token) => {
    if (token === '{' || token === '[') return `${token}\n${'  '.repeat((depth += 1))}`
    if (token === '}' || token === ']') return `\n${'  '.repeat((depth -= 1))}${token}`
    if (token === ',') return `,\n${'  '.repeat(depth)}`
    return token === ':' ? ': ' : token
  })
}

/** Prefix of the open contracting ids, without which open data is off. */
function Prefix() {
  const { t } = useTranslation()
  const { ocidPrefix } = useRead(contract.openDataState, {})
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section
      title={t('openDataProfiles.prefix')}
      actions={
        may('openData.publish') && <Button onClick={() => setIsOpen(true)}>{t('openDataProfiles.setPrefix')}</Button>
      }
    >
      <p>{ocidPrefix === '' ? t('openDataProfiles.prefixNone') : ocidPrefix}</p>
      {isOpen && (
        <RouteFormDialog
          title={t('openDataProfiles.prefix')}
          route={contract.saveOcidPrefix}
          initial={{ ocidPrefix }}
          labels="openDataProfiles.prefixForm"
          columns={1}
          fields={{ ocidPrefix: {} }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Section>
  )
}
