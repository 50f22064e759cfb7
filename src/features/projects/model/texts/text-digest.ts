const MULTIPLIERS = [0x01000193, 0x85ebca6b] as const;
const SEEDS = [0x811c9dc5, 0x9e3779b9] as const;

/**
 * 64 bits that detect changes of a text. Not a secret and no protection: a forged one only misleads
 * its author.
 */
export function digestOf(text: string): string {
  return SEEDS.map((seed, lane) => {
    let hash: number = seed;
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), MULTIPLIERS[lane] ?? 1);
    return ((hash ^ (hash >>> 15)) >>> 0).toString(16).padStart(8, '0');
  }).join('');
}
