import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { qryDeptUsers } from '#contract/identity/identity.ts'
import { DeptTree } from '#web/modules/identity/departments/DeptTree.tsx'
import { TreeItem } from '#web/kit/data/TreeItem.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import css from './OrganisationPage.module.css'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { People } from './People.tsx'
import { AddPersonDialog } from './people/PersonForms.tsx'
import type { LoginHelp } from './people/PersonDrawer.tsx'

interface OrganisationPageProps {
  /** What higher modules bring in. */
  readonly LoginHelp: LoginHelp
  readonly ImportDialog: ComponentType<{ readonly onClose: () => void }>
}

/** The departments, and beside them the people of the one that is chosen. */
export function OrganisationPage({ LoginHelp: Help, ImportDialog }: OrganisationPageProps) {
  const { t } = useTranslation()
  const mayManage = useMay()('org.manage')
  const [opened, setOpened] = useState<'add' | 'import'>()
  const close = () => setOpened(undefined)
  const [{ deptId }, setQuery] = useUrlQuery(qryDeptUsers)
  return (
    <Page
      title={t('organisation.title')}
      purpose={t('organisation.purpose')}
      actions={
        mayManage && (
          <>
            <Button icon={<Icon of={UploadOutlined} />} onClick={() => setOpened('import')}>
              {t('people.import')}
            </Button>
            <Button variant="solid" icon={<Icon of={PlusOutlined} />} onClick={() => setOpened('add')}>
              {t('people.add')}
            </Button>
          </>
        )
      }
    >
      <div className={css['panes']}>
        <nav className={`card ${css['tree']}`} aria-label={t('organisation.departments')}>
          <Suspense fallback={<Skeleton />}>
            <DeptTree
              chosen={deptId === undefined ? [] : [deptId]}
              onChoose={(department) => setQuery({ deptId: department.deptId })}
              first={
                <TreeItem
                  level={0}
                  name={t('organisation.everybody')}
                  open={false}
                  onToggle={undefined}
                  chosen={deptId === undefined}
                  onChoose={() => setQuery({ deptId: undefined })}
                />
              }
            />
          </Suspense>
        </nav>
        <People LoginHelp={Help} />
      </div>
      {opened === 'add' && <AddPersonDialog deptId={deptId} onClose={close} />}
      {opened === 'import' && <ImportDialog onClose={close} />}
    </Page>
  )
}
