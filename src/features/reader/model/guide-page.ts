import type { CreatorGround } from '@/features/profile/model/creator-ground';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { ProjectTextsIn } from '@/features/projects/model/texts/project-texts';
import type { PublicProject } from '@/features/projects/schema';
import type { SharedPicture } from '@/shared/pictures/share-picture';

export interface GuidePage {
  project: PublicProject;
  /** the address of this page; those of the viewer are below it */
  address: string;
  /** of the page, for search engines */
  description: string;
  lang: ProjectLanguage;
  /** the language of its canonical URL */
  addressLang: string;
  /** the project's own texts in that language */
  texts: ProjectTextsIn;
  /** what is missing in the reader's language, if anything is */
  note: string;
  /** what search engines read of the page, as the text of a script */
  structuredData: string;
  /** the page's short address; a QR code, as the address of a picture, that names the version too */
  printed: { link: string; qr: string };
  /** the creator's colour */
  ground: CreatorGround;
  /** that share sites show */
  picture: SharedPicture;
}
