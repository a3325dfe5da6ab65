import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Configuration,
  listConfigurationChanges,
  saveConfiguration,
} from '#contract/administration/configurations.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { History } from '#web/kit/ui/History.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { ConfigurationDialog } from './ConfigurationDialog.tsx'
import css from './Configurations.module.css'
import { useShownValue } from './shownValue.ts'

interface ConfigurationDrawerProps {
  readonly configuration: Configuration
  readonly label: string
  readonly about: string
  readonly onClose: () => void
}

/** A configuration: what it does, its values, and who has changed them. */
export function ConfigurationDrawer({ configuration, label, about, onClose }: ConfigurationDrawerProps) {
  const { t } = useTranslation()
  const valueOf = useShownValue()
  const [edited, setEdited] = useState<{ readonly ofDept: boolean }>()
  const reset = useWrite(saveConfiguration, { onDone: () => toast.success(t('common.done')) })
  const { code, configId, usual, val, isSet, isByDept, departments, canEdit } = configuration
  return (
    <Dialog title={label} width={600} place="right" onClose={onClose}>
      <Stack>
        <DescriptionList
          items={[
            { label: t('configurations.field.code'), value: code },
            { label: t('configurations.field.configId'), value: configId ?? '-' },
            { label: t('configurations.field.about'), value: about || '-', wide: true },
            { label: t('configurations.field.usual'), value: valueOf(configuration, usual) },
            { label: t('configurations.field.val'), value: valueOf(configuration, val) },
          ]}
        />
        {canEdit ? (
          <div className={css['actions']}>
            <Button variant="solid" onClick={() => setEdited({ ofDept: false })}>
              {t('configurations.edit')}
            </Button>
            {isSet && (
              <Button
                busy={reset.isPending}
                onClick={() => reset.mutate({ code, deptId: null, val: null, before: val })}
              >
                {t('configurations.restore')}
              </Button>
            )}
          </div>
        ) : (
          <p>{t('configurations.elsewhere')}</p>
        )}
        {isByDept && (
          <Section title={t('configurations.field.departments')}>
            <ul className={css['rows']}>
              {departments.map((each) => (
                <li key={each.deptId}>
                  <span>
                    {each.deptName}: {valueOf(configuration, each.val)}
                  </span>
                  <Button
                    variant="text"
                    onClick={() => reset.mutate({ code, deptId: each.deptId, val: null, before: each.val })}
                  >
                    {t('configurations.removeDept')}
                  </Button>
                </li>
              ))}
            </ul>
            <Button onClick={() => setEdited({ ofDept: true })}>{t('configurations.addDept')}</Button>
          </Section>
        )}
        <Section title={t('list.changes.title')}>
          <Suspense fallback={<Skeleton rows={2} />}>
            <Changes configuration={configuration} />
          </Suspense>
        </Section>
      </Stack>
      {edited && (
        <ConfigurationDialog
          configuration={configuration}
          label={label}
          ofDept={edited.ofDept}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Dialog>
  )
}

function Changes({ configuration }: Pick<ConfigurationDrawerProps, 'configuration'>) {
  const { t } = useTranslation()
  const valueOf = useShownValue()
  const changes = useRead(listConfigurationChanges, { code: configuration.code })
  if (changes.length === 0) return <Empty illustration="box" title={t('list.changes.none')} />
  const shown = (value: string | null) => (value === null ? '-' : valueOf(configuration, value))
  return (
    <History
      entries={changes.map(({ id, at, actorName, deptName, before, after }) => ({
        key: id,
        at,
        title: deptName === '' ? t('configurations.changed') : t('configurations.changedOf', { dept: deptName }),
        who: actorName || t('list.changes.system'),
        facts: `${shown(before)} → ${shown(after)}`,
        reason: '',
      }))}
    />
  )
}
