import { defineModule } from '../kit/manifest.ts'

export const scim = defineModule({
  title: ['人员同步', 'Provisioning'],
  permissions: { 'scim.provision': ['以 SCIM 同步人员与账号', 'Provision people by SCIM'] },
})
