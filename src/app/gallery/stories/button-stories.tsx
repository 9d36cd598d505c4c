import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';

import { Button, BUTTON_SIZES, BUTTON_VARIANTS } from '@/shared/ui/button/button';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { COLOURS } from '@/shared/ui/theme/palette';

import { Row, Stack, type StoryGroup } from '../story';

export const buttonStories: StoryGroup = {
  title: 'Button',
  stories: [
    {
      name: 'every variant in every colour',
      Story: () => (
        <Stack>
          {BUTTON_VARIANTS.map((variant) => (
            <Row key={variant}>
              {COLOURS.map((color) => (
                <Button key={color} variant={variant} color={color}>
                  {variant} {color}
                </Button>
              ))}
            </Row>
          ))}
        </Stack>
      ),
    },
    {
      name: 'sizes, rounded, icons',
      Story: () => (
        <Stack>
          <Row>
            {BUTTON_SIZES.map((size) => (
              <Button key={size} size={size}>
                Size {size}
              </Button>
            ))}
          </Row>
          <Row>
            {BUTTON_SIZES.map((size) => (
              <Button key={size} size={size} rounded variant="outlined" startIcon={<AddIcon />}>
                Rounded {size}
              </Button>
            ))}
          </Row>
        </Stack>
      ),
    },
    {
      name: 'loading and disabled',
      Story: () => (
        <Stack>
          {BUTTON_VARIANTS.map((variant) => (
            <Row key={variant}>
              <Button variant={variant} loading>
                Saving
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
            </Row>
          ))}
        </Stack>
      ),
    },
    {
      name: 'full width, and as a link',
      Story: () => (
        <Stack>
          <Button fullWidth>Full width</Button>
          <Row>
            <Button to="/dashboard" variant="flat">
              A link in the console
            </Button>
            <Button href="https://example.com" variant="outlined">
              A link elsewhere
            </Button>
          </Row>
        </Stack>
      ),
    },
    {
      name: 'icon button',
      Story: () => (
        <Row>
          <IconButton label="Add">
            <AddIcon />
          </IconButton>
          <IconButton label="Delete" disabled>
            <DeleteIcon />
          </IconButton>
        </Row>
      ),
    },
  ],
};
