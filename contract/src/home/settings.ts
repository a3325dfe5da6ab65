import { defineSettings } from '#contract/kit/settings.ts'
import { Note, shape, Type } from '#contract/kit/schema.ts'
import { HomePageName } from './homePages.ts'

/** Tenant settings of the home page: which one, and whether it shows announcements. */
export const homeSettings = defineSettings(
  shape({
    homePage: { ...HomePageName, description: 'what / shows; with isHuarun it is portalHomePageHuarun' },
    homeLinkHosts: { ...Note(500), description: 'other sites that home pages lead to: host names with commas' },
    isShowFirstMenu: {
      ...Type.Boolean(),
      description:
        'the first level of the catalogue is open on home pages; a department may say otherwise for its people',
    },
    isHomeAnnouncementArea: Type.Boolean(),
    isAnnouncementArea: { ...Type.Boolean(), description: 'both are on where home pages show their announcement area' },
  }),
  {
    homePage: 'portalHomePage',
    homeLinkHosts: '',
    isShowFirstMenu: true,
    isHomeAnnouncementArea: true,
    isAnnouncementArea: true,
  },
)
