import { useTranslation } from 'react-i18next'
import * as contract from '#contract/sourcing/agencies/agencies.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { Tags } from '#web/kit/ui/Tags.tsx'
import { SearchChoice, useSearch } from '../choice/SearchChoice.tsx'

/** Register of agencies, which operators keep and buyers read. */
export function AgenciesPage() {
  const { t } = useTranslation()
  const may = useMay()
  const manages = useMe()?.userInfo.userType === 'operator' && may('agency.manage')
  const availability = useAvailability()
  return (
    <RecordPage
      texts="agencies"
      route={contract.listAgencies}
      exported={contract.exportAgencies}
      rowKey={({ agencyId }) => agencyId}
      columns={[
        { key: 'name', sort: 'name', lead: true },
        { key: 'creditCode', desk: true },
        {
          key: 'contactName',
          render: ({ contactName, contactTel }) => [contactName, contactTel].join(' ').trim() || '-',
        },
        { key: 'people', render: ({ people }) => <Tags of={people.map(({ name }) => name)} max={3} /> },
        { key: 'projects', right: true, render: ({ projects }) => String(projects) },
        availability.column,
      ]}
      filters={[availability.filter]}
      renderAdd={manages ? (close) => <AgencyDialog onClose={close} /> : undefined}
      actions={
        {
          edit: { renderDialog: (row, close) => <AgencyDialog agency={row} onClose={close} /> },
          detail: { shown: () => true, renderDialog: (row, close) => <Drawer agency={row} onClose={close} /> },
          disable: {
            danger: true,
            call: callTo(contract.setAgencyStatus, ({ agencyId }) => ({ agencyId, status: 'disabled' as const })),
            confirm: ({ name }) => ({ title: t('agencies.disableTitle'), text: t('agencies.disableText', { name }) }),
          },
          enable: {
            call: callTo(contract.setAgencyStatus, ({ agencyId }) => ({ agencyId, status: 'active' as const })),
          },
        } satisfies Readonly<Record<string, RecordAction<contract.Agency>>>
      }
    />
  )
}

interface AgencyDialogProps {
  /** Agency to edit; without it a new one is registered. */
  readonly agency?: contract.Agency
  readonly onClose: () => void
}

function AgencyDialog({ agency, onClose }: AgencyDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: agency ? contract.editAgency : contract.createAgency,
    fixed: agency && { agencyId: agency.agencyId, version: agency.version },
    initial: agency ?? { userIds: [] },
    labels: 'agencies.field',
    onDone: () => {
      toast.success(t('common.done'))
      onClose()
    },
  })
  const { keyword, search } = useSearch()
  const found = useOptionalRead(contract.listAgentCandidates, keyword)
  const { userIds = [] } = form.values
  return (
    <FormDialog of={form} title={t(agency ? 'agencies.editTitle' : 'agencies.add')} onClose={onClose}>
      <Stack>
        <Fields
          of={form}
          fields={{
            name: { wide: true, autoComplete: 'organization' },
            creditCode: { wide: true },
            contactName: {},
            contactTel: {},
            contactMail: { wide: true },
          }}
        />
        <SearchChoice
          label={t('agencies.field.userIds')}
          hint={t('agencies.peopleHint')}
          placeholder={t('agencies.findPeople')}
          none={t('agencies.noPeople')}
          max={contract.maxAgents}
          chosen={userIds}
          known={agency?.people ?? []}
          error={form.errorAt('userIds')}
          search={search}
          found={found?.map(({ id, name, code, agencyName }) => ({ id, name, note: agencyName || code }))}
          onChange={(ids) => form.set({ userIds: [...ids] })}
        />
      </Stack>
    </FormDialog>
  )
}

function Drawer({ agency, onClose }: { readonly agency: contract.Agency; readonly onClose: () => void }) {
  const { agencyId, name } = agency
  return (
    <RecordDrawer
      title={name}
      texts="agencies"
      changes={{ route: contract.listAgencyChanges, of: { agencyId } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="agencies"
        record={agency}
        fields={[
          { key: 'name', wide: true },
          { key: 'creditCode' },
          { key: 'contactName' },
          { key: 'contactTel' },
          { key: 'contactMail' },
          { key: 'people', wide: true, render: ({ people }) => <Tags of={people.map((each) => each.name)} max={20} /> },
          { key: 'projects', render: ({ projects }) => String(projects) },
        ]}
      />
    </RecordDrawer>
  )
}
