import type { Guide } from './guide';

export const commandLine: Guide = {
  slug: 'command-line',
  steps: [
    { id: 'begin' },
    {
      id: 'signIn',
      code: `npx makerstep login --server "$MAKERSTEP_URL" < token.txt
npx makerstep list`,
      runs: 'terminal',
    },
    {
      id: 'create',
      code: `cat > chair.json <<'END'
{
  "name": "Mend a chair", "averageTime": "00:30", "type": 1, "languages": ["en"],
  "tools": ["Clamp"], "parts": ["Wood glue"],
  "steps": [
    {
      "type": 1,
      "name": [{ "lang": "en", "value": "Glue the leg" }],
      "description": [{ "lang": "en", "value": "Press it for ten minutes." }]
    }
  ],
  "questions": []
}
END
npx makerstep create chair.json`,
      runs: 'terminal',
    },
    {
      id: 'folder',
      code: `mkdir -p manuals/shelf
cp "$PICTURE" manuals/shelf/holes.jpg
cat > manuals/shelf/guide.md <<'END'
---
key: plant-shelf
tags: [wood, plants]
---
# Plant shelf

A shelf for three pots, made of one board.

## Tools

- Drill
- Saw

## Drill the holes

One in each corner, 2 cm from the edges.

![A board with a hole in each corner.](holes.jpg)

## Pull the ropes through

Tie a knot below the board.
END
npx makerstep import manuals`,
      runs: 'terminal',
    },
    {
      id: 'publish',
      code: 'npx makerstep list --status unpublished | npx makerstep publish -',
      runs: 'terminal',
    },
    {
      id: 'loop',
      code: `mkdir -p backup
npx makerstep list --status published | while read -r id state name; do
  npx makerstep export "$id" -o "backup/$id.zip" --force
done
npx makerstep export --all -o all.zip`,
      runs: 'terminal',
    },
    {
      id: 'again',
      code: `npx makerstep import all.zip
npx makerstep import manuals --mode replace`,
      runs: 'terminal',
    },
    {
      id: 'programs',
      code: `if npx makerstep unpublish "$PROJECT" 22222222222z --json > result.json; then
  echo "Nothing was refused."
else
  node -p 'JSON.parse(fs.readFileSync("result.json")).results
    .filter(({ ok }) => !ok).map(({ id, error }) => id + ": " + error.message).join("\\n")'
fi`,
      runs: 'terminal',
    },
  ],
};
