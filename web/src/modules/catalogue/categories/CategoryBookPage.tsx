import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { CategoryDialog } from './CategoryDialog.tsx'
import type { CategoryEdit } from './categoryEdit.ts'
import { CategoryTree } from './CategoryTree.tsx'

/** Page to maintain the category tree. */
export function CategoryBookPage() {
  const { t } = useTranslation()
  const [writing, setWriting] = useState<CategoryEdit>()
  const add = (
    <Button variant="solid" icon={<Icon of={PlusOutlined} />} onClick={() => setWriting({ parent: null })}>
      {t('categories.add')}
    </Button>
  )
  return (
    <Page title={t('categories.title')} purpose={t('categories.purpose')} actions={add}>
      <Card>
        <Suspense fallback={<Skeleton />}>
          <CategoryTree onWrite={setWriting} />
        </Suspense>
      </Card>
      {writing && <CategoryDialog writing={writing} onClose={() => setWriting(undefined)} />}
    </Page>
  )
}
