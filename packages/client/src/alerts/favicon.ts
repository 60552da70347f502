const SIZE = 64;
const DOT = 20;

let badged: Promise<string> | null = null;
let isWanted = false;

/** The page's own icon, with a dot on it for as long as somebody is waited for. */
export async function showBadge(isOn: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) return;
  link.dataset['plain'] ??= link.href;
  const plain = link.dataset['plain'];
  isWanted = isOn;
  if (!isOn) {
    link.href = plain;
    return;
  }
  badged ??= withDot(plain);
  try {
    const icon = await badged;
    // The turn may be over by now.
    if (isWanted) link.href = icon;
  } catch {
    badged = null;
  }
}

async function withDot(plain: string): Promise<string> {
  const image = new Image();
  image.src = plain;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (pen === null) return plain;
  pen.drawImage(image, 0, 0, SIZE, SIZE);
  pen.beginPath();
  pen.arc(SIZE - DOT, DOT, DOT - 2, 0, 2 * Math.PI);
  pen.fillStyle = '#e2411e';
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = '#fff8e9';
  pen.stroke();
  return canvas.toDataURL('image/png');
}
