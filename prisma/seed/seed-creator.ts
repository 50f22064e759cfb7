import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { type Actor, mintActor } from '../../src/features/auth/server/actor';
import { hashPassword } from '../../src/features/auth/server/passwords/password';
import { storePicture } from '../../src/features/uploads/server/import-files';
import { attachableFileId } from '../../src/features/uploads/server/service';
import { db } from '../../src/server/db/client';
import { randomUid } from '../../src/server/secrets/random-uid';
import { drawing } from './drawings';
import type { SeedCreator } from './types';

const PASSWORD_BYTES = 12;

/** Renders a drawing as the PNG that a creator would upload. */
export function rendered(name: string): Promise<Buffer> {
  return sharp(Buffer.from(drawing(name)))
    .png({ compressionLevel: 3 })
    .toBuffer();
}

async function storedDrawing(
  actor: Actor,
  kind: 'avatar' | 'cover',
  name: string,
): Promise<string> {
  const key = await storePicture(actor, kind, `${name}.png`, await rendered(name));
  return attachableFileId(actor, { name: `${name}.png`, url: key }, 'file');
}

/**
 * Creates a demo creator, or finds the one of an interrupted seed.
 * @returns the password when the account is new
 */
export async function seedCreator(
  seed: SeedCreator,
): Promise<{ actor: Actor; password: string | undefined }> {
  const known = await db().user.findUnique({
    where: { emailKey: seed.email },
    include: { creator: true },
  });
  const password = known ? undefined : randomBytes(PASSWORD_BYTES).toString('base64url');
  const user =
    known ??
    (await db().user.create({
      data: {
        name: seed.name,
        email: seed.email,
        emailKey: seed.email,
        emailConfirmedAt: new Date(),
        passwordHash: await hashPassword(password ?? ''),
        creator: {
          create: {
            uid: randomUid(),
            name: seed.name,
            owner: { connect: { emailKey: seed.email } },
          },
        },
      },
      include: { creator: true },
    }));
  if (!user.creator) throw new Error(`The account ${seed.email} has no creator.`);
  const actor = mintActor({
    userId: user.id,
    creatorId: user.creator.id,
    role: 'owner',
    sessionId: '',
  });
  if (!user.creator.avatarId) {
    const { textColor, backgroundColor, coverOpacity, smallDescription, url, verified } = seed;
    await db().creator.update({
      where: { id: user.creator.id },
      data: {
        textColor,
        backgroundColor,
        coverOpacity,
        smallDescription,
        url,
        verified,
        avatarId: await storedDrawing(actor, 'avatar', seed.avatar),
        coverId: await storedDrawing(actor, 'cover', seed.cover),
      },
    });
  }
  return { actor, password };
}
